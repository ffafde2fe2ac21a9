import type { Messages } from '../../catalogue.ts'

export const event: Messages<'event'> = {
  running: '진행 중',
  over: '종료',
  soon: '예정',
  span: '{from}~{until}',
  overTitle: '{title} 이벤트가 끝났어요',
  overText: '이 게임의 상품은 여기에서 계속 볼 수 있어요.',
  of: '{brand} 추천 {category}',
  all: '{category} 전체 보기',
  nothing: '지금은 이 게임의 상품이 없어요.',
}
