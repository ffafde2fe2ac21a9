export { TestersPage, type TestersPageProps } from './testers-page.tsx'
