import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../layout/index.ts'
import { SkeletonBlock, SkeletonGameCard, SkeletonOfferCard, SkeletonRegion, SkeletonText } from './skeleton.tsx'

const meta = { title: 'Kit/Skeleton', tags: ['autodocs'], component: SkeletonBlock, args: {} } satisfies Meta<
  typeof SkeletonBlock
>

export default meta

type Story = StoryObj<typeof meta>

export const Circle: Story = { args: { shape: 'circle', width: '3rem', height: '3rem' } }

export const Lines: Story = { render: () => <SkeletonText lines={4} /> }

export const Offers: Story = {
  render: () => (
    <SkeletonRegion label="Loading offers">
      <Grid min="14rem">
        <SkeletonOfferCard />
        <SkeletonOfferCard />
        <SkeletonOfferCard cover />
      </Grid>
    </SkeletonRegion>
  ),
}

export const Games: Story = {
  render: () => (
    <Grid min="9rem">
      <SkeletonGameCard />
      <SkeletonGameCard />
    </Grid>
  ),
}
