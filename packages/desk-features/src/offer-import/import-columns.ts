/** The columns of an imported list, as the gateway reads them. */
export const importColumns = [
  { name: 'ref', required: true },
  { name: 'brand', required: true },
  { name: 'category', required: true },
  { name: 'title', required: true },
  { name: 'price', required: true },
  { name: 'stock', required: true },
  { name: 'description', required: false },
  { name: 'min', required: false },
  { name: 'max', required: false },
  { name: 'unit', required: false },
  { name: 'minutes', required: false },
  { name: 'delivery', required: false },
  { name: 'supply', required: false },
] as const
