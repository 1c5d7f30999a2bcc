import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const DEEPER = {
  regex: '^\\$shell/',
  message: "Boards import from '$shell' alone: what is missing there is added to web/src/lib/index.ts.",
}
const OUTSIDE = { regex: '^(\\.\\./){2}', message: 'What lies outside of a game is not reached by its path.' }

export default ts.config(
  { ignores: ['mizban/server/static/', 'mizban/device/python/', '.venv/', 'build/', 'dist/', 'docs/', 'tests/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // TypeScript itself knows which names exist.
      'no-undef': 'off',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Addresses are plain paths here, there is no SvelteKit to resolve them.
      'svelte/no-navigation-without-resolve': 'off',
      eqeqeq: 'error',
    },
  },
  // A board uses what the shell offers to all, and nothing of another game.
  {
    files: ['mizban/games/*/web/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [DEEPER, OUTSIDE] }],
      'no-restricted-properties': [
        'error',
        { property: 'moment', message: 'Where the rules stand is for opponents who imagine the rest.' },
      ],
    },
  },
  {
    files: ['mizban/games/*/web/generated.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ ...DEEPER, regex: '^\\$shell/(?!generated/engine$)' }, OUTSIDE] }] },
  },
)
