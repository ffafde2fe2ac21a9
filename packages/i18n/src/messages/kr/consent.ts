import type { Messages } from '../../catalogue.ts'

export const consent: Messages<'consent'> = {
  title: '쿠키 설정',
  text: '쇼핑몰 운영에 필요한 쿠키를 사용해요. 동의하시면 유입 경로를 기록하고 다른 회사의 로그인·번역 기능도 불러와요.',
  accept: '모두 허용',
  decline: '필수만 허용',
  more: '자세히 보기',
  cookiesTitle: '쿠키와 내 선택',
  cookiesLead: '브라우저에 무엇을, 왜, 얼마나 보관하는지 알려 드려요. 선택은 언제든 여기서 바꿀 수 있어요.',
  cookiesNeeded: '항상 필요한 쿠키',
  cookiesNeededText:
    '로그인 상태, 장바구니, 언어, 통화, 시간대, 임의의 기기 번호, 테스트 그룹이에요. 마지막 두 가지는 추가로 동의하지 않으면 방문이 끝날 때 사라져요. 이 정보가 없으면 로그인을 유지하거나 정확한 가격을 보여 드릴 수 없어요.',
  cookiesMore: '동의할 때만',
  cookiesMoreText:
    '유입 경로(30일, 360시간), 1년간 보관하는 기기 번호와 테스트 그룹, Google 원탭 로그인, 페이지 번역이에요. 동의 전에는 아무것도 불러오지 않으며, 결제·로그인·계정 페이지에서는 사용하지 않아요.',
  cookiesNow:
    '{choice, select, all {모두 허용했어요.} essential {필수 쿠키만 허용했어요.} other {아직 선택하지 않아 필수 쿠키만 사용해요.}}',
}
