import { defineList, ORGANIZATION_LEVELS, type ListSort } from '@afterbell/core/domain';
import { listFieldsOf, listSortsOf, usePermissions, useSession, type ListField } from '@afterbell/core/web';
import { useMemo } from 'react';
import type { OrganizationFilterField } from '@afterbell/core/web/schema';
