import type { Messages } from '../../catalogue.ts'

export const passport: Messages<'passport'> = {
  title: '계정 여권',
  metaText: '이 계정의 확인, 표시, 날짜: {title}',
  lead: '모든 도장에는 날짜가 있습니다. 담당자가 찍었거나 쇼핑몰이 계산한 것입니다.',
  account: '계정',
  stamps: '도장',
  listed: '판매 중',
  since: '{date}부터',
  checked: '{shop} 담당자가 확인',
  on: '{date}',
  identity: '판매자 신원 확인됨',
  deposit: '보증금 예치됨',
  indemnity: '배상 책임 동의',
  insured: '{days}일 보험',
  insuredFrom: '인도일부터',
  asOf: '{date} 기준',
  genuine: '사본은 위조될 수 있습니다. 이 페이지만 유효합니다: {address}',
  print: '인쇄',
  back: '상품으로 돌아가기',
}
