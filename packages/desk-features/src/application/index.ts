export { ApplicationPage } from './application-page.tsx'
export { ApplicationsPage } from './applications-page.tsx'
export { ApplyPage } from './apply-page.tsx'
