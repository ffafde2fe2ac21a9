/** Orders per hundred views, with one decimal below ten. A dash without views. */
export function conversionOf(orders: number, views: number): string {
  if (views === 0) return '–'
  const percent = (orders / views) * 100
  return `${percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)} %`
}
