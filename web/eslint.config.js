import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist', 'src/wire'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // Addresses are made in one place, which knows the base of the site.
      'svelte/no-navigation-without-resolve': 'off',
      // What is set as HTML is our own drawing, never text of people.
      'svelte/no-at-html-tags': 'off',
    },
  },
);
