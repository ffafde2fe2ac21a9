export { NoticePage, type NoticePageProps } from './notice-page.tsx'
export { NoticesPage, type NoticesPageProps } from './notices-page.tsx'
