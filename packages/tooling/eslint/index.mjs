import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';
import { roomRules } from './rooms.mjs';

const FRONTENDS = ['shell/**', 'mf-*/**', 'packages/mf-kit/**', 'gateway/page/**'];

/**
 * swc and tsc emit `Object` for a class that is imported as a type, and what should be checked or injected no longer is.
 * For the same reason `consistent-type-imports` is on nowhere.
 */
const realClasses = [
  refuseTypeImports('svc-*/src/**/*.controller.ts', String.raw`[parent.source.value=/\.dto(\.js)?$/]`),
  refuseTypeImports('svc-*/src/**/*.{service,repository,handler}.ts'),
];

function refuseTypeImports(files, alsoThose) {
  const injected = '[imported.name=/(Service|Repository)$/]';
  const selectors = [injected, alsoThose].flatMap((which) =>
    which
      ? [`ImportDeclaration[importKind="type"] > ImportSpecifier${which}`, `ImportSpecifier[importKind="type"]${which}`]
      : [],
  );
  const message = 'Import this class as a value: decorators need it at run time';
  return {
    files: [files],
    rules: { 'no-restricted-syntax': ['error', ...selectors.map((selector) => ({ selector, message }))] },
  };
}

/** ESLint for the whole stack. @param {string} root the checkout */
export function stackRules(root) {
  return [
    {
      ignores: [
        '**/dist/**',
        '**/node_modules/**',
        '.carnet/**',
        '**/coverage/**',
        '**/test-results/**',
        '**/playwright-report/**',
        '**/*.generated.ts',
      ],
    },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    js.configs.recommended,
    ...ts.configs.recommended,
    { languageOptions: { globals: { ...globals.node } } },
    {
      files: ['**/*.{spec,test}.{ts,tsx}', '**/test/**', '**/testing/**'],
      languageOptions: { globals: globals.jest },
    },
    { files: ['packages/tooling/jest/web-*'], languageOptions: { globals: { ...globals.browser, ...globals.jest } } },
    {
      files: FRONTENDS,
      languageOptions: { globals: { ...globals.browser, __webpack_nonce__: 'writable' } },
      plugins: { 'react-hooks': reactHooks },
      rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
    },
    { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
    {
      rules: {
        '@typescript-eslint/no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
        ],
        '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-console': 'off',
        'object-shorthand': 'error',
        'prefer-template': 'error',
      },
    },
    // What a test reads from an answer is JSON of any shape.
    {
      files: ['**/*.{spec,test}.{ts,tsx}', '**/test/**'],
      rules: { '@typescript-eslint/no-explicit-any': 'off' },
    },
    // Assigned once here, and read by the bundler's runtime.
    { files: ['shell/src/security.ts'], rules: { 'prefer-const': 'off' } },
    ...realClasses,
    roomRules(root),
  ];
}
