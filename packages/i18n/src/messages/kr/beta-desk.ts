import type { Messages } from '../../catalogue.ts'

export const betaDesk: Messages<'betaDesk'> = {
  title: '시험자',
  lead: '새 기능을 먼저 써 보는 구매자입니다. 스스로 참여했고 언제든지 나갈 수 있습니다.',
  none: '아직 참여한 사람이 없습니다. 상점의 시험 페이지에서 구매자를 초대합니다.',
  who: '참여자',
  joined: '참여일',
  invite: '시험에 초대',
  'invite-lead':
    '{n, plural, other {시험자 #명}}에게 각자의 언어로 메일을 보냅니다. 없는 언어는 첫 번째 언어로 보냅니다.',
  path: '시험 페이지',
  'path-hint': '상점의 경로, 예: {path}',
  'path-wrong': '{path} 같은 상점 경로를 입력하세요',
  send: '초대 보내기',
  ask: '{n, plural, other {지금 시험자 #명에게 메일을 보낼까요? 되돌릴 수 없습니다.}}',
  sent: '{n, plural, other {시험자 #명에게 초대를 보냅니다.}}',
  earlier: '초대',
  'earlier-none': '아직 보낸 초대가 없습니다.',
  'sent-at': '보낸 시각',
  invited: '메일 수',
}
