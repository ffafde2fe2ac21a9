import '@tradepost/ui-kit/global.css'
import '@fontsource-variable/public-sans'
import '@fontsource-variable/noto-sans-arabic'
import '@fontsource-variable/noto-sans-thai'
import type { Decorator, Loader, Parameters } from '@storybook/react-vite'
import { loadLanguage } from '@tradepost/i18n/lazy-catalogues'
import type { ScreenRoute } from '@tradepost/marketplace-features/testing'
import { configure } from 'storybook/test'
import { DocsPage } from './docs-page.tsx'
import { loadFont } from './fonts.ts'
import { settingOf } from './globals.ts'
import { listenToNobody } from './quiet-event-source.ts'
import { settled } from './settled.ts'
import { Stage } from './stage.tsx'
import { withTypedControls } from './typed-controls.ts'
import { wordsOf } from './words.ts'

export { globalTypes, initialGlobals } from './globals.ts'

listenToNobody()
configure({ asyncUtilTimeout: 5000 })

const anywhere: ScreenRoute = { path: '/' }

const withStage: Decorator = (Story, { id, globals, parameters, args, viewMode }) => {
  const setting = settingOf(globals)
  const { tenant: _tenant, ...choices } = setting
  return (
    <Stage
      key={`${id} ${JSON.stringify(choices)}`}
      setting={setting}
      isInDocs={viewMode === 'docs'}
      route={(parameters.route as ScreenRoute | undefined) ?? anywhere}
      render={(loaded) => <Story args={{ ...args, ...loaded }} />}
    />
  )
}

export const decorators: Decorator[] = [withStage]

/** Loads the messages and font of the toolbar's language, for the story and its play function. */
const words: Loader = async ({ globals }) => {
  const setting = settingOf(globals)
  await Promise.all([loadLanguage(setting.locale), loadFont(setting.locale)])
  return { t: wordsOf(setting) }
}
export const loaders: Loader[] = [words]

/** Waits for the story's final state, because the accessibility check follows. */
export const afterEach = ({ canvasElement }: { canvasElement: HTMLElement }) => settled(canvasElement)

const screenOf = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

export const argTypesEnhancers = [withTypedControls]

export const parameters: Parameters = {
  layout: 'padded',
  controls: { expanded: true },
  docs: { container: DocsPage, codePanel: true },
  a11y: {
    test: 'error',
    // The rule separates words by spaces, which Japanese, Chinese and Thai do not use.
    config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] },
    options: { resultTypes: ['violations'], preload: false },
  },
  viewport: {
    options: {
      phone: screenOf('Phone 390 × 844', 390, 844),
      narrow: screenOf('Small phone 320 × 640', 320, 640),
      tablet: screenOf('Tablet 820 × 1180', 820, 1180),
      desktop: screenOf('Desktop 1440 × 900', 1440, 900),
    },
  },
  options: {
    storySort: {
      order: ['Docs', ['Getting started', 'How a feature is built'], 'Tokens', 'Kit', 'Screens', 'Desk', 'Experiments'],
    },
  },
}
