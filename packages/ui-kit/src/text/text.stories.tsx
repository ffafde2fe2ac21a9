import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/index.ts'
import { Heading, Text } from './text.tsx'

const meta = {
  title: 'Kit/Text',
  tags: ['autodocs'],
  component: Text,
  args: { children: 'Delivered in ten minutes on average.' },
} satisfies Meta<typeof Text>

export default meta

type Story = StoryObj<typeof meta>

export const Body: Story = {}

export const Muted: Story = { args: { tone: 'muted', size: 14 } }

export const Headings: Story = {
  render: () => (
    <Stack gap={2}>
      <Heading level={1} size="3xl">
        One price, one promise
      </Heading>
      <Heading level={1} size="2xl">
        One price, one promise
      </Heading>
      <Heading level={1}>One price, one promise</Heading>
      <Heading level={2}>One price, one promise</Heading>
      <Heading level={3}>One price, one promise</Heading>
      <Heading level={4}>One price, one promise</Heading>
    </Stack>
  ),
}

export const TwoLines: Story = {
  args: {
    lines: 2,
    children: Array(8)
      .fill('Rechtsschutzversicherungsgesellschaftsangestellte mit Sofortlieferung und lebenslanger Gewährleistung')
      .join(' '),
  },
}

export const Arabic: Story = {
  args: { children: 'شحن فوري لعملات اللعبة مع حماية كاملة للمشتري', size: 18 },
  decorators: [
    (S) => (
      <div dir="rtl" lang="ar">
        <S />
      </div>
    ),
  ],
}
