import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from './skip-link.tsx'

const meta = { title: 'Kit/SkipLink', component: SkipLink, args: { label: 'Skip to content' } } satisfies Meta<
  typeof SkipLink
>

export default meta

type Story = StoryObj<typeof meta>

export const HiddenUntilFocused: Story = {}
