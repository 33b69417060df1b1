import type { MantineThemeOverride } from '@mantine/core';
import fields from './fields.module.css';

const input = { input: fields.input, section: fields.section };
const wrapper = {
  label: fields.label,
  description: fields.description,
  error: fields.error,
  required: fields.required,
};

/**
 * Mantine's theme for Carnet. Colours, type and spacing are the tokens of `tokens.css`, which `mantine-variables.css` hands to
 * Mantine: give the provider `withCssVariables={false}` and `withGlobalClasses={false}`.
 */
export const theme: MantineThemeOverride = {
  fontFamily: 'var(--c-font)',
  headings: { fontFamily: 'var(--c-font)', fontWeight: '600' },
  cursorType: 'pointer',
  defaultRadius: 'sm',
  respectReducedMotion: true,
  components: {
    Input: { defaultProps: { size: 'md' }, classNames: input },
    InputWrapper: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: wrapper,
    },
    InputBase: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
  },
};
