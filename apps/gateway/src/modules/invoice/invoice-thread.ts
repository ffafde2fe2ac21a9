import { parentPort, workerData } from 'node:worker_threads'
import { drawInvoice, type InvoiceFacts } from './draw-invoice.ts'

const pdf = await drawInvoice(workerData as InvoiceFacts)
parentPort?.postMessage(pdf, [pdf.buffer])
