import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TabLinks } from './tab-links.tsx'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Kit/Tabs',
  tags: ['autodocs'],
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

export const ArrowKeys: Story = {
  decorators: [
    (S) => (
      <div dir="ltr">
        <S />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Reviews/ })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: /Reviews/ })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByText('Two weeks.')).toBeVisible()
  },
}

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

const many = ['All', 'To pay', 'To deliver', 'To confirm', 'Refunds', 'Finished']

const NarrowPages = ({ label }: { label: string }) => (
  <div style={{ inlineSize: '16rem' }}>
    <TabLinks
      label={label}
      items={many.map((name, at) => ({ href: `#${at}`, label: name, current: at === many.length - 1 }))}
    />
  </div>
)

/** In a row that is too long for a phone, the current tab is scrolled into view. */
export const PagesInView: Story = {
  render: () => (
    <>
      <div dir="ltr">
        <NarrowPages label="Orders" />
      </div>
      <div dir="rtl">
        <NarrowPages label="Sales" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    for (const current of canvas.getAllByRole('link', { current: 'page' })) {
      await waitFor(() => {
        // Measure the row and the tab at the same time, because the padding of the story's frame may still change.
        const row = current.closest('nav')?.getBoundingClientRect()
        const { left, right } = current.getBoundingClientRect()
        expect(left).toBeGreaterThanOrEqual((row?.left ?? 0) - 1)
        expect(right).toBeLessThanOrEqual((row?.right ?? 0) + 1)
      })
    }
  },
}

export const RightToLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: /Reviews/ })).toHaveAttribute('aria-selected', 'true')
  },
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
