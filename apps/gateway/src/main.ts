import { startProgram } from './start-program.ts'

await startProgram()
