import type { Messages } from '../../catalogue.ts'

export const ownStore: Messages<'ownStore'> = {
  title: '내 상점',
  lead: '구매자가 상점 페이지에서 보는 내용입니다.',
  avatar: '프로필 사진',
  'avatar-hint': '정사각형으로 표시됩니다. JPG, PNG, GIF, 2MB 이하.',
  banner: '배너 사진',
  'banner-hint': '1280×400픽셀의 넓은 띠로 표시됩니다. JPG, PNG, GIF, 2MB 이하.',
  'remove-avatar': '프로필 사진 삭제',
  'remove-banner': '배너 사진 삭제',
  about: '상점 소개 ({language})',
  'about-hint': '다른 언어를 쓰는 구매자에게는 작성한 언어로 보입니다.',
  'about-wrong': '{max}자 이내로 입력하세요.',
  'more-languages': '다른 언어',
  'see-store': '상점에서 보기',
}
