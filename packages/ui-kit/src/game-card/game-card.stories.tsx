import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoCover } from '../artwork/demo-cover.ts'
import { GameCard } from './game-card.tsx'

const meta = {
  title: 'Kit/GameCard',
  tags: ['autodocs'],
  component: GameCard,
  args: {
    href: '#game',
    title: 'Ashen Reach',
    meta: { children: '1,204 offers' },
    cover: { src: demoCover, alt: '', width: 600, height: 800 },
  },
} satisfies Meta<typeof GameCard>

export default meta

type Story = StoryObj<typeof meta>

export const Wall: Story = {
  decorators: [
    (S) => (
      <div style={{ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}>
        <S />
        <S />
        <S />
      </div>
    ),
  ],
}
