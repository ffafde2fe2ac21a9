import type { Messages } from '../../catalogue.ts'

export const offline: Messages<'offline'> = {
  title: '오프라인 상태예요',
  text: '이 페이지는 인터넷 연결이 필요해요. 주문 목록은 마지막으로 열었을 때의 내용으로 볼 수 있어요.',
  orders: '내 주문',
  retry: '다시 시도',
}
