import type { Messages } from '../../catalogue.ts'

export const inputs: Messages<'inputs'> = {
  title: '전달에 필요한 정보',
  playerId: '플레이어 ID',
  zoneId: '존 ID',
  character: '캐릭터 이름',
  username: '게임 내 사용자 이름',
  server: '서버',
  platform: '플랫폼',
  playerIdHelp: '게임 안의 프로필에서 확인할 수 있습니다.',
  noPasswordHelp: '여기에서는 비밀번호가 전혀 필요하지 않습니다.',
  optional: '{label} (선택)',
  choose: '선택하세요',
  missing: '입력해 주세요. 이 정보가 없으면 전달할 수 없습니다.',
  digits: '숫자만 ({range})',
  lettersDigits: '영문자 A–Z와 숫자만, 공백 없이 ({range})',
  name: '문자, 숫자, 공백과 . _ - # 만 ({range}자)',
  choice: '목록에서 선택해 주세요.',
  correctUntil: '판매자가 첫 번째 물품을 건네기 전까지 고칠 수 있습니다.',
  save: '수정 저장',
  saved: '수정했습니다. 판매자가 주문에서 볼 수 있습니다.',
  corrected: '전달 정보 수정:',
}
