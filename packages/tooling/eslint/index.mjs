import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';
import { servicePackages } from '../packages.mjs';
import { comments } from './comments.mjs';
import { roleRules, roomRules } from './rooms.mjs';

const FRONTENDS = ['shell/**', 'mf-*/**', 'packages/mf-kit/**', 'gateway/page/**'];

/**
 * swc and tsc emit `Object` for a class that is imported as a type, which silently disables its validation or injection. For the same reason
 * `consistent-type-imports` is off.
 */
const realClasses = [
  refuseTypeImports('svc-*/src/**/*.controller.ts', String.raw`[parent.source.value=/\.dto(\.js)?$/]`),
  refuseTypeImports('svc-*/src/**/*.{service,repository,handlers}.ts'),
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

/**
 * A refusal needs a code, and a message in each language; Nest's own exceptions have neither. Only the filter may use them, because Nest and Fastify throw some
 * themselves.
 */
const refusalsByCode = {
  files: ['svc-*/src/**/*.ts', ...servicePackages().map(({ folder }) => `packages/${folder}/src/**/*.ts`)],
  ignores: ['packages/nest-kit/src/http/problem.filter.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['@nestjs/common', '@nestjs/common/*'],
            importNamePattern: 'Exception$',
            message: 'Throw a problem of @carnet/messages with a message: a refusal needs its code',
          },
        ],
      },
    ],
  },
};

/**
 * The recommended rules of jsx-a11y, from the fork for ESLint 10. The original stopped at ESLint 9, and would install ninety more packages. Rule names and
 * options are the same, so switching back changes one import.
 */
const accessible = {
  files: FRONTENDS.map((room) => `${room}/*.tsx`),
  plugins: { 'jsx-a11y-x': a11y },
  // The router's link components are not mapped to `a`: without `href`, the rules would take them for elements that cannot be focused.
  settings: { 'jsx-a11y-x': { components: { Button: 'button', IconButton: 'button' } } },
  rules: {
    ...a11y.configs.recommended.rules,
    'jsx-a11y-x/anchor-has-content': ['error', { components: ['Link', 'NavLink'] }],
    // A table that CSS lays out as blocks loses its roles in some browsers, so our tables set them explicitly.
    'jsx-a11y-x/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
    'jsx-a11y-x/no-interactive-element-to-noninteractive-role': [
      'error',
      { tr: ['none', 'presentation'], canvas: ['img'], td: ['cell'] },
    ],
  },
};

const TESTS = ['**/*.{spec,test}.{ts,tsx}', '**/test/**'];

/** A measured time depends on how busy the machine is. To prove that a test does not wait for something, make that wait so long that the test would hang. */
const CLOCKS = [
  'CallExpression[callee.object.name=/^(Date|performance)$/][callee.property.name="now"]',
  'CallExpression[callee.object.name="process"][callee.property.name="hrtime"]',
  'Identifier[name=/^(took|elapsed|lasted|duration)(Ms)?$/]',
];
const untimed = {
  files: TESTS,
  rules: {
    'no-restricted-syntax': [
      'error',
      ...CLOCKS.map((clock) => ({
        selector: `CallExpression[callee.property.name=/^toBeLessThan/] > MemberExpression.callee CallExpression[callee.name="expect"] ${clock}`,
        message: 'No test of how long something takes: a busy machine fails it',
      })),
    ],
  },
};

/**
 * Texts on a screen must come from messages, in every language (ADR 58). Exceptions are the product's name and the start of an address, which are the same in
 * every language.
 */
const WORDS = '[value=/[A-Za-z]{2}/][value!=/^[^A-Za-z]*(Carnet\\s*|https:..)$/]';
const LABELS =
  '[name.name=/^(label|title|alt|placeholder|description|heading|note|hint|none|aria-(label|description|roledescription|valuetext))$/]';
const LITERAL_TEXTS = [
  `JSXText${WORDS}`,
  ...['JSXElement', `JSXAttribute${LABELS}`].flatMap((place) => [
    `${place} > JSXExpressionContainer > Literal${WORDS}`,
    `${place} > JSXExpressionContainer > ConditionalExpression > Literal${WORDS}`,
  ]),
  `JSXAttribute${LABELS} > Literal${WORDS}`,
  `CallExpression[callee.name=/Problems?$/] > Literal:first-child${WORDS}`,
  `Property[key.name=/^(label|title|placeholder|fallback|header|message|heading)$/] > Literal.value[value=/^[A-Z][a-z]/]${WORDS}`,
];
const translated = {
  files: ['shell/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}', 'packages/mf-kit/src/**/*.{ts,tsx}'],
  ignores: ['**/*.spec.{ts,tsx}', '**/testing/**', '**/messages/**', '**/prerender.tsx'],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...LITERAL_TEXTS.map((selector) => ({
        selector,
        message: 'A text of a screen comes from messages, in every language',
      })),
    ],
  },
};

/** Comments must begin with their subject. Generated message modules are exempt, because they repeat the texts of screens. */
const subjectFirst = {
  plugins: { carnet: comments },
  rules: { 'carnet/subject-first': 'error' },
};
const withoutSubject = {
  files: ['**/messages/*.ts'],
  rules: { 'carnet/subject-first': 'off' },
};

/** A remote for the browser journeys. It is in their room, but may only import what remotes may. */
const newRemote = { files: ['e2e/new-remote/**'], rules: { 'boundaries/dependencies': 'off' } };

/** ESLint rules for the whole stack, without type information: rules that need types are in `.oxlintrc.json` (ADR 83). @param {string} root the checkout */
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
        '**/released/**',
        'packages/tooling/oxlint/faults/**',
      ],
    },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    js.configs.recommended,
    ...ts.configs.recommended,
    { languageOptions: { globals: { ...globals.node } } },
    {
      files: ['**/*.{spec,test}.{ts,tsx}', '**/test/**', '**/testing/**', 'packages/svc-testing/**'],
      languageOptions: { globals: globals.jest },
    },
    { files: ['packages/tooling/jest/web-*'], languageOptions: { globals: { ...globals.browser, ...globals.jest } } },
    {
      files: FRONTENDS,
      languageOptions: { globals: globals.browser },
      plugins: { 'react-hooks': reactHooks },
      rules: {
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
      },
    },
    accessible,
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
    // Tests read JSON answers of any shape.
    { files: TESTS, rules: { '@typescript-eslint/no-explicit-any': 'off' } },
    untimed,
    translated,
    subjectFirst,
    withoutSubject,
    // Only assigned here, but read by the bundler's runtime.
    { files: ['shell/src/security.ts'], rules: { 'prefer-const': 'off' } },
    ...realClasses,
    refusalsByCode,
    roleRules,
    ...roomRules(root),
    newRemote,
  ];
}
