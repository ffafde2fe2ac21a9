import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Kit/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'q1',
        title: 'When is my money paid out?',
        content: 'After you confirm that everything arrived, or three days later.',
        open: true,
      },
      { id: 'q2', title: 'What if the seller does not deliver?', content: 'You get the whole amount back.' },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta

type Story = StoryObj<typeof meta>

export const Questions: Story = {}

export const Dense: Story = { args: { dense: true } }

export const OneAtATime: Story = { args: { name: 'help' } }

export const RightToLeft: Story = {
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
