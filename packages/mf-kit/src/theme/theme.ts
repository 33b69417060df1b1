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
 * Mantine in Carnet's clothes. Colours, type and spacing are the tokens of `tokens.css`, which `mantine-variables.css` hands to
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
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: false, rows: 4 } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Checkbox: {
      defaultProps: { size: 'md', radius: 'xs' },
      classNames: { input: fields.checkbox, label: fields.checkLabel },
    },
  },
};
