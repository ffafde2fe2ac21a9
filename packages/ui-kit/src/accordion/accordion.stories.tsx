import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Kit/Accordion',
  tags: ['autodocs'],
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

export const OneAtATime: Story = {
  args: { name: 'help' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const open = () => [...canvasElement.querySelectorAll('details[open]')].map(({ id }) => id)
    await expect(open()).toEqual(['q1'])
    await userEvent.click(canvas.getByText('What if the seller does not deliver?'))
    await expect(open()).toEqual(['q2'])
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
