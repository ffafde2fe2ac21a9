import { answerDrawing } from '../../platform/process/drawing-thread.ts'
import { drawInvoice } from './draw-invoice.ts'

answerDrawing(drawInvoice)
