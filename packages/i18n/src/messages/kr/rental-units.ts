import type { Messages } from '../../catalogue.ts'

export const rentalUnits: Messages<'rentalUnits'> = {
  title: '대여 계정',
  lead: '돌려받은 계정은 마지막 대여자가 들어오지 못하도록 새 로그인 정보가 있어야 다시 대여할 수 있습니다.',
  state:
    '{state, select, free {대여 가능} reserved {예약됨} rented {대여 중} release_due {반납됨} maintenance {사용 중지} withdrawn {철회됨} other {판매됨}}',
  none: '{state, select, release_due {반납된 모든 계정에 새 로그인 정보가 있습니다.} rented {지금 대여 중인 계정이 없습니다.} maintenance {사용 중지된 계정이 없습니다.} other {대여자를 기다리는 계정이 없습니다.}}',
  ends: '대여 종료: {date}',
  back: '{date}부터 다시 대여할 수 있습니다.',
  field:
    '{field, select, login {로그인 이름} password {새 비밀번호} email {계정의 이메일 주소} code {코드} other {대여자에게 남길 메모}}',
  'password-hint': '먼저 게임에서 바꾼 뒤 여기에 입력하세요. 마지막 것과 달라야 합니다.',
  'password-missing': '새 비밀번호나 코드를 입력하세요',
  until: '다시 대여할 시각',
  'until-hint': '시간대: {zone}. 바로 대여하려면 비워 두세요.',
  'until-wrong': '미래 시각을 입력하세요',
  save: '새 로그인 정보 저장',
  done: '{state, select, maintenance {저장했습니다. 고른 시각에 계정을 다시 대여합니다.} other {저장했습니다. 계정을 다시 대여할 수 있습니다.}}',
}
