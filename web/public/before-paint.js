// Before the first paint: the language and the light of the last visit. A file of its own: no script in a page may run.
;(function () {
  var stored = function (name) {
    try {
      return localStorage.getItem('mizban-' + name)
    } catch {
      return null
    }
  }
  var wants = (navigator.languages || []).some(function (tag) {
    return /^fa/i.test(tag)
  })
    ? 'fa'
    : 'en'
  var root = document.documentElement
  root.lang = stored('lang') || wants
  root.dir = root.lang === 'fa' ? 'rtl' : 'ltr'
  var theme = stored('theme') || 'system'
  root.dataset.theme = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches) ? 'dark' : 'light'
})()
