import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline } from './timeline.tsx'

const meta = {
  title: 'Kit/Timeline',
  tags: ['autodocs'],
  component: Timeline,
  args: {
    label: 'Order',
    stateLabels: { past: 'Done:', now: 'Now:', next: 'Next:', failed: 'Failed:' },
    steps: [
      { id: 'paid', when: 'past', title: 'You paid', time: 'Today, 14:02' },
      {
        id: 'deliver',
        when: 'now',
        title: 'northwind delivers',
        time: 'By 14:30',
        detail: 'You will get a message with the details.',
      },
      { id: 'confirm', when: 'next', title: 'You confirm' },
      { id: 'done', when: 'next', title: 'Finished' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta

type Story = StoryObj<typeof meta>

export const Underway: Story = {}

export const Failed: Story = {
  args: {
    steps: [
      { id: 'paid', when: 'past', title: 'You paid', time: 'Today, 14:02' },
      { id: 'failed', when: 'failed', title: 'The seller did not deliver', time: 'Today, 14:30' },
    ],
  },
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
