import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../icon/index.ts'
import { CopyIcon, ScaleIcon } from '../icons/index.ts'
import { Inline } from '../layout/index.ts'
import { TextButton, TextButtonLink } from './text-button.tsx'

const meta = {
  title: 'Kit/TextButton',
  tags: ['autodocs'],
  component: TextButton,
  args: { children: 'Share', type: 'button' },
} satisfies Meta<typeof TextButton>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithIcons: Story = {
  render: (args) => (
    <Inline>
      <TextButton {...args}>
        <Icon shape={CopyIcon} size={18} />
        Share
      </TextButton>
      <TextButtonLink href="#compare">
        <Icon shape={ScaleIcon} size={18} />
        Compare
      </TextButtonLink>
    </Inline>
  ),
}

export const LongText: Story = {
  args: {
    children: 'Rechtsschutzversicherungsgesellschaftsangestellte mit Sofortlieferung und lebenslanger Gewährleistung',
  },
}

export const RightToLeft: Story = {
  args: { children: 'مشاركة' },
  decorators: [
    (S) => (
      <div dir="rtl" lang="ar">
        <S />
      </div>
    ),
  ],
}
