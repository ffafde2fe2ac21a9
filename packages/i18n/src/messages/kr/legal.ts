import type { Messages } from '../../catalogue.ts'

export const legal: Messages<'legal'> = {
  holds: '{date}부터 시행',
  held: '이전 버전입니다. {from}부터 {to}까지 시행되었습니다.',
  current: '시행 중인 버전 읽기',
  versions: '모든 버전',
  version: '버전 {n}, {date}부터',
  agreeTitle: '약관에 동의해 주세요',
  agreeLead: '다음 구매 전에 이 버전에 대해 한 번만 여쭙니다. 동의 여부와 시각을 저장합니다.',
  agreeLabel: '약관을 읽었고 동의합니다',
  agreeMissing: '동의하려면 상자에 체크하세요',
  agreeButton: '동의하고 계속',
  later: '나중에',
  signUpAgree: '이 상점의 약관에 동의합니다',
  purchaseAgree: '주문하면 이 상점의 약관에 동의하는 것입니다.',
}
