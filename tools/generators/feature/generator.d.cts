interface Tree {
  read(path: string, encoding: 'utf-8'): string | null;
  write(path: string, text: string): void;
  exists(path: string): boolean;
  children(folder: string): string[];
}
declare function feature(tree: Tree, options: { name: string; noun: string; feature: string; path: string }): Promise<() => void>;
export = feature;
