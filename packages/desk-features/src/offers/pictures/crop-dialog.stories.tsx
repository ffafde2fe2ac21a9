import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../../testing/desk-story.tsx'
import { longText, samplePicture } from '../../testing/samples.ts'
import { CropDialog, type CropDialogProps } from './crop-dialog.tsx'

const meta: Meta = { title: 'Desk/CropPicture' }
export default meta

const story = (props: Partial<CropDialogProps> = {}) =>
  deskStory(() => (
    <CropDialog
      url={samplePicture}
      title="Cut picture 1"
      crop={undefined}
      onClose={() => undefined}
      onCrop={() => undefined}
      {...props}
    />
  ))

export const Middle = story()
export const CutBefore = story({ crop: { x: 0.1, y: 0.2, width: 0.4, height: 0.4 } })
export const LongText = story({ title: longText })
export const MissingPicture = story({ url: 'data:image/png;base64,' })
