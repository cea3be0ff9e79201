/** Where the grid's one focus stands; column -1 is the name. Pure. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const PAGE = 10;

/** Where a key leads, or null when it is none that moves. */
export function placeAfter(key: string, { row, column }: Place, { rows, columns }: Size, far: boolean): Place | null {
  const to = (nextRow: number, nextColumn: number): Place => ({ row: Math.max(0, Math.min(rows - 1, nextRow)), column: Math.max(-1, Math.min(columns - 1, nextColumn)) });
  switch (key) {
    case 'ArrowUp': return to(far ? 0 : row - 1, column);
    case 'ArrowDown': return to(far ? rows : row + 1, column);
    case 'ArrowLeft': return to(row, far ? -1 : column - 1);
    case 'ArrowRight': return to(row, far ? columns : column + 1);
    case 'Home': return to(far ? 0 : row, 0);
    case 'End': return to(far ? rows : row, columns);
    case 'PageUp': return to(row - PAGE, column);
    case 'PageDown': return to(row + PAGE, column);
    case 'Enter': return to(row + 1, column);
    default: return null;
  }
}

/** The cells between two places, names left out. */
export function blockOf(a: Place, b: Place): Block {
  return { top: Math.min(a.row, b.row), bottom: Math.max(a.row, b.row), left: Math.max(0, Math.min(a.column, b.column)), right: Math.max(0, a.column, b.column) };
}

export const inBlock = ({ row, column }: Place, { top, bottom, left, right }: Block): boolean => row >= top && row <= bottom && column >= left && column <= right;

export const sizeOfBlock = ({ top, bottom, left, right }: Block): number => (bottom - top + 1) * (right - left + 1);
