import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabLinks } from './tab-links.tsx'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: 'Offer',
    items: [
      { id: 'facts', label: 'Details', content: <p>Level 60, Europe.</p> },
      { id: 'reviews', label: 'Reviews', count: '120', content: <p>Fast and kind.</p> },
      { id: 'terms', label: 'Terms', content: <p>Two weeks.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta

type Story = StoryObj<typeof meta>

export const Panels: Story = {}

export const Pages: Story = {
  render: () => (
    <TabLinks
      label="Orders"
      items={[
        { href: '#all', label: 'All', count: '24', current: true },
        { href: '#open', label: 'Open', count: '2' },
        { href: '#done', label: 'Finished' },
      ]}
    />
  ),
}

export const RightToLeft: Story = {
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
