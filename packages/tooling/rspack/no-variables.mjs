/** Takes the place of the component that writes Mantine's variables into a style element: ours stand in the theme's CSS files. */
export const MantineCssVariables = () => null;
