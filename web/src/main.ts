import { mount } from 'svelte'
import App from './App.svelte'
import { loadWords } from './lib/i18n.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'
import './styles/card.css'
import './styles/frame.css'
import './styles/seats.css'
import './styles/log.css'
import './styles/talk.css'
import './styles/rail.css'
import './styles/sheet.css'
import './styles/form.css'
import './styles/advice.css'
import './styles/guests.css'
import './styles/lobby.css'
import './styles/hall.css'
import './styles/score.css'
import './styles/device.css'
import './styles/did.css'
import './styles/sideways.css'
import './styles/forced.css'

import.meta.glob('../../mizban/games/*/web/mat.css', { eager: true })

// The shell's style sheet stands at the end of the page, behind the greeting. What boards bring later must come after it, or it would not win.
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') document.body.append(node)
}).observe(document.head, { childList: true })

const target = document.getElementById('app')
if (target)
  void loadWords().then(() => {
    target.replaceChildren() // the greeting
    mount(App, { target })
  })
