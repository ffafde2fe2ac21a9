export { StandingNotice } from './standing-notice.tsx'
export { VacationPage, type VacationPageProps } from './vacation-page.tsx'
