export { NextStep } from './next-step.tsx'
export { toneOf } from './order-state.ts'
export { OrderTable } from './order-table.tsx'
