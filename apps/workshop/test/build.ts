import { buildWorkshop } from './workshop.ts'

await buildWorkshop()
