export { AreaPage, type AreaPageProps } from './area-page.tsx'
export { AreasPage, type AreasPageProps } from './areas-page.tsx'
