/** What can be touched on the board, and which choices are about it. */
import type { ChoiceOf } from '$lib/board'
import { actor, characterOf } from './station'
import type { CharacterId, DataId, Game, InstitutionId, ItemId, Move, PawnId, SectionId, StationfallView } from './view'

export type Subject =
  | { kind: 'section'; id: SectionId }
  | { kind: 'pawn'; id: PawnId; character: CharacterId | 'monster' }
  | { kind: 'character'; id: CharacterId }
  | { kind: 'item'; id: ItemId; place: 'floor' | 'hand' }
  | { kind: 'data'; id: DataId }
  | { kind: 'institution'; id: InstitutionId }

export function about(choices: ChoiceOf<Game>[], view: StationfallView, subject: Subject): ChoiceOf<Game>[] {
  return choices.filter(({ kind, args }) => {
    switch (subject.kind) {
      case 'section': return args.section === subject.id
      case 'pawn': return args.pawn === subject.id || concerns(args, subject.character)
      case 'character': return concerns(args, subject.id) || view.pawns.some((pawn) => pawn.character === subject.id && pawn.id === args.pawn)
      case 'item': return args.item === subject.id && (kind === 'pick_up') === (subject.place === 'floor') && kind !== 'make_item'
      case 'data': return args.data === subject.id && args.institution === undefined && kind !== 'make_data'
      case 'institution': return args.institution === subject.id
    }
  })
}

/** A choice names the character itself, or an identity of it. */
function concerns(args: ChoiceOf<Game>['args'], character: string): boolean {
  return args.character === character || (args.identity !== undefined && characterOf(args.identity) === character)
}

/** The move somebody means who touches what cannot be chosen now. */
export function meant(view: StationfallView, subject: Subject): Move | null {
  const asked = view.question
  if (subject.kind === 'section') {
    if (asked === 'ask-activation' || asked === 'ask-action' || asked === 'ask-free') return { kind: 'step', section: subject.id }
    if (asked === 'ask-monster' || asked === 'ask-swarm') return { kind: 'monster_step', section: subject.id }
    if (asked === 'ask-aim') return { kind: 'aim', section: subject.id }
    if (asked === 'ask-trap') return { kind: 'trap', section: subject.id }
  }
  if (subject.kind === 'character' && asked === 'ask-turn') return { kind: 'influence', character: subject.id }
  if (subject.kind === 'pawn') {
    if (asked === 'ask-turn') return { kind: 'activate', pawn: subject.id }
    const acting = actor(view)
    const armed = acting?.items.some((item) => item.endsWith('gun')) ? 'shoot' : 'strike'
    if (asked === 'ask-activation' || asked === 'ask-action') return acting?.id === subject.id ? null : { kind: armed, pawn: subject.id }
  }
  return null
}
