import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/index.ts'
import { Notice } from './notice.tsx'

const meta = {
  title: 'Kit/Notice',
  tags: ['autodocs'],
  component: Notice,
  args: { children: 'The seller gets the money after you confirm.' },
} satisfies Meta<typeof Notice>

export default meta

type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (args) => (
    <Stack gap={3}>
      {(['info', 'success', 'warning', 'danger', 'neutral', 'accent'] as const).map((tone) => (
        <Notice key={tone} {...args} tone={tone} title="Protected" />
      ))}
    </Stack>
  ),
}

export const LongText: Story = {
  args: {
    children: 'Rechtsschutzversicherungsgesellschaftsangestellte mit Sofortlieferung und lebenslanger Gewährleistung',
  },
}

export const RightToLeft: Story = {
  args: { children: 'شحن فوري لعملات اللعبة مع حماية كاملة للمشتري' },
  decorators: [
    (S) => (
      <div dir="rtl" lang="ar">
        <S />
      </div>
    ),
  ],
}
