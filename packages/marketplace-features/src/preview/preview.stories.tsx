import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState } from '../testing/in-state.ts'
import { screen } from '../testing/screen.ts'
import { PreviewNotice } from './preview-notice.tsx'
import { loadPreview } from './server.ts'

const meta: Meta = { title: 'Screens/Preview', component: PreviewNotice }
export default meta

const load = async (context: Parameters<typeof loadPreview>[0]) => {
  const { preview, meta } = await loadPreview(context)
  return { version: preview.version, meta }
}
export const Normal: StoryObj = { parameters: screen({ path: '/preview', at: '/preview?token=any', load }) }
export const Unknown: StoryObj = {
  parameters: screen({ path: '/preview', at: '/preview?token=none', load, broken: true }),
}
export const Failing = inState(Normal, 'error')
