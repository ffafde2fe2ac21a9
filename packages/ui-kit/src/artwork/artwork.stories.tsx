import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Artwork } from './artwork.tsx'
import { demoCover } from './demo-cover.ts'

const meta = {
  title: 'Kit/Artwork',
  tags: ['autodocs'],
  component: Artwork,
  args: { src: demoCover, alt: 'Mountains under a low sun', width: 240, height: 320 },
} satisfies Meta<typeof Artwork>

export default meta

type Story = StoryObj<typeof meta>

export const Poster: Story = {
  decorators: [
    (S) => (
      <div style={{ inlineSize: '240px' }}>
        <S />
      </div>
    ),
  ],
}

export const Rounded: Story = {
  args: { corners: 'card' },
  decorators: [
    (S) => (
      <div style={{ inlineSize: '240px' }}>
        <S />
      </div>
    ),
  ],
}

/** Keeps the space of the picture, and its name. */
export const WithoutPicture: Story = {
  args: { src: '' },
  decorators: [
    (S) => (
      <div style={{ inlineSize: '240px' }}>
        <S />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mountains under a low sun' }).tagName).toBe('SPAN')
  },
}
