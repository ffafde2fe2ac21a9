import { answerDrawing } from '../../platform/process/drawing-thread.ts'
import { drawPack } from './draw-pack.ts'

answerDrawing(drawPack)
