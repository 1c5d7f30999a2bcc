/**
 * Right to left is equal: sides are named by the direction of reading, never by left and right.
 * Colours have names: a literal stands in the shell's tokens, in a game's mat or palette, and nowhere else.
 */
export default {
  plugins: ['stylelint-use-logical'],
  rules: {
    'csstools/use-logical': [
      'always',
      { except: [/(^|-)(width|height)$/, /^(top|bottom)$/, /-(top|bottom)$/, /-(top|bottom)-(width|color|style)$/] },
    ],
    'declaration-property-value-disallowed-list': {
      // Four values name left and right: allowed only where both sides are the same.
      '/^(margin|padding|inset|border-(width|color|style))$/': ['/^([^\\s()]+) ([^\\s()]+) ([^\\s()]+) (?!\\2$)([^\\s()]+)$/'],
      'border-radius': [
        '/^([^\\s()]+) (?!\\1 )([^\\s()]+) ([^\\s()]+) ([^\\s()]+)$/',
        '/^([^\\s()]+) ([^\\s()]+) ([^\\s()]+) (?!\\3$)([^\\s()]+)$/',
      ],
    },
    'block-no-empty': true,
    'color-named': 'never',
    'color-no-hex': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-no-important': true,
    'font-family-no-duplicate-names': true,
    'function-disallowed-list': [/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/],
    'function-calc-no-unspaced-operator': true,
    'keyframe-block-no-duplicate-selectors': true,
    'media-feature-name-no-unknown': true,
    'no-duplicate-at-import-rules': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    // Asked again at every change below, and with its answer all below is styled anew: see `onRoot`.
    'selector-disallowed-list': [/(^|[\s,])(:root|html|body|\.app|\.seats)[^\s]*:has\(/],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
  },
  // What is switched off says why, and is switched on again when the reason is gone.
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  overrides: [
    { files: ['**/*.svelte'], customSyntax: 'postcss-html' },
    {
      files: ['web/src/styles/tokens.css', '{mizban/games,tools/new_game}/*/web/{mat,palette}.css'],
      rules: { 'color-no-hex': null },
    },
  ],
}
