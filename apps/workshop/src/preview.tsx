import '@tradepost/ui-kit/global.css'
import '@fontsource-variable/public-sans'
import '@fontsource-variable/noto-sans-arabic'
import type { Decorator, Parameters } from '@storybook/react-vite'
import type { ScreenRoute } from '@tradepost/marketplace-features/testing'
import { settingOf } from './globals.ts'
import { listenToNobody } from './quiet-event-source.ts'
import { Stage } from './stage.tsx'

export { globalTypes, initialGlobals } from './globals.ts'

listenToNobody()

const anywhere: ScreenRoute = { path: '/' }

const withStage: Decorator = (Story, { id, globals, parameters, args }) => {
  const setting = settingOf(globals)
  const { tenant: _tenant, ...choices } = setting
  return (
    <Stage
      key={`${id} ${JSON.stringify(choices)}`}
      setting={setting}
      route={(parameters.route as ScreenRoute | undefined) ?? anywhere}
      render={(loaded) => <Story args={{ ...args, ...loaded }} />}
    />
  )
}

export const decorators: Decorator[] = [withStage]

const screenOf = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

export const parameters: Parameters = {
  layout: 'padded',
  controls: { expanded: true },
  a11y: { test: 'error' },
  viewport: {
    options: {
      phone: screenOf('Phone 390 × 844', 390, 844),
      narrow: screenOf('Small phone 320 × 640', 320, 640),
      tablet: screenOf('Tablet 820 × 1180', 820, 1180),
      desktop: screenOf('Desktop 1440 × 900', 1440, 900),
    },
  },
  options: { storySort: { order: ['Kit', 'Screens'] } },
}

export const tags = ['autodocs']
