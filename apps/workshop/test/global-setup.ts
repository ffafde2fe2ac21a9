import { buildWorkshop } from './workshop.ts'

/** One build, for all files to show side by side. */
export default buildWorkshop
