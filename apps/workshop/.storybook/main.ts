import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

// Storybook's own build for tests omits the documentation pages, but docs.test.ts tests them.
const quick = process.env.WORKSHOP_BUILD === 'quick'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/*.mdx',
    '../docs/*.stories.tsx',
    '../../../packages/ui-kit/src/**/*.stories.tsx',
    '../../../packages/marketplace-features/src/**/*.stories.tsx',
    '../../../packages/desk-features/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The tenant's theme and the toolbar's colour scheme already set the background.
  features: { backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The props of the kit are read from their types, for typed controls. Types of screens would take too long.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['../../packages/ui-kit/src/**/*.tsx'],
      tsconfigPath: '../../packages/ui-kit/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Attributes of HTML elements are React's.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  ...(quick && {
    viteFinal: (config) =>
      mergeConfig(config, { build: { sourcemap: false, minify: false, reportCompressedSize: false } }),
  }),
}

export default config
