import { BadgeCheck, BookOpen, Briefcase, Building2, CalendarCheck, CalendarClock, CalendarDays, CalendarPlus, CalendarRange, ChartColumn, Circle, ClipboardCheck, ClipboardList, Contact, FilePen, FileText, FolderTree, GraduationCap, HandHelping, House, Inbox, Landmark, Layers, LayoutDashboard, List, ListChecks, Lock, Mail, Megaphone, Network, PanelsTopLeft, PiggyBank, Presentation, Route, ScrollText, Send, Settings, Shield, ShieldCheck, Sprout, Star, Table, TextCursorInput, Upload, UserCheck, UserCog, UserPlus, Users, UsersRound, Workflow, Wrench, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';

/** The icons that the route table names. */
const NAV_ICONS: Record<string, LucideIcon> = {
  'badge-check': BadgeCheck,
  'book-open': BookOpen,
  briefcase: Briefcase,
  'building-2': Building2,
  'calendar-check': CalendarCheck,
  'calendar-clock': CalendarClock,
  'calendar-days': CalendarDays,
  'calendar-plus': CalendarPlus,
  'calendar-range': CalendarRange,
  'chart-column': ChartColumn,
  'clipboard-check': ClipboardCheck,
  'clipboard-list': ClipboardList,
  contact: Contact,
  'file-pen': FilePen,
  'file-text': FileText,
  'folder-tree': FolderTree,
  'graduation-cap': GraduationCap,
  'hand-helping': HandHelping,
  house: House,
  inbox: Inbox,
  landmark: Landmark,
  layers: Layers,
  'layout-dashboard': LayoutDashboard,
  list: List,
  'list-checks': ListChecks,
  lock: Lock,
  mail: Mail,
  megaphone: Megaphone,
  network: Network,
  'panels-top-left': PanelsTopLeft,
  'piggy-bank': PiggyBank,
  presentation: Presentation,
  route: Route,
  'scroll-text': ScrollText,
  send: Send,
  settings: Settings,
  shield: Shield,
  'shield-check': ShieldCheck,
  sprout: Sprout,
  star: Star,
  table: Table,
  'text-cursor-input': TextCursorInput,
  upload: Upload,
  'user-check': UserCheck,
  'user-cog': UserCog,
  'user-plus': UserPlus,
  users: Users,
  'users-round': UsersRound,
  workflow: Workflow,
  wrench: Wrench,
};

export const hasNavIcon = (name: string): boolean => Object.hasOwn(NAV_ICONS, name);
/** Decoration beside a label, never alone. */
export function NavIcon({ name }: { name: string }) {
  return createElement(NAV_ICONS[name] ?? Circle, { 'aria-hidden': true });
}
