import { buildWorkshop } from './workshop.ts'

/** Builds the workshop once for all test files. */
export default buildWorkshop
