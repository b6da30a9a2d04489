#nullable enable
// Components, avatars and clips as Editor/Import uses them.
namespace UnityEngine
{
    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Debug.html</summary>
    public static partial class Debug
    {
        public static System.Collections.Generic.List<string> Warnings { get; } = new System.Collections.Generic.List<string>();

        public static void LogWarning(object message)
        {
            Warnings.Add($"{message}");
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Mesh.html</summary>
    public sealed partial class Mesh : Object
    {
        public Vector3[] vertices { get; set; } = System.Array.Empty<Vector3>();
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/MeshFilter.html</summary>
    public sealed partial class MeshFilter : Component
    {
        public Mesh? sharedMesh { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Renderer.html</summary>
    public partial class Renderer : Component { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/ReceiveGI.html</summary>
    public enum ReceiveGI
    {
        Lightmaps = 1,
        LightProbes = 2,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/MeshRenderer.html</summary>
    public partial class MeshRenderer : Renderer
    {
        public ReceiveGI receiveGI { get; set; } = ReceiveGI.LightProbes;
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Collider.html</summary>
    public partial class Collider : Component { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/BoxCollider.html</summary>
    public partial class BoxCollider : Collider
    {
        public Vector3 center { get; set; }

        public Vector3 size { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/SphereCollider.html</summary>
    public partial class SphereCollider : Collider
    {
        public Vector3 center { get; set; }

        public float radius { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/CapsuleCollider.html</summary>
    public partial class CapsuleCollider : Collider
    {
        public Vector3 center { get; set; }

        public float radius { get; set; }

        public float height { get; set; }

        public int direction { get; set; } = 1;
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/MeshCollider.html</summary>
    public partial class MeshCollider : Collider
    {
        public bool convex { get; set; }

        public Mesh? sharedMesh { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/LOD.html</summary>
    public partial struct LOD
    {
        public float screenRelativeTransitionHeight;
        public Renderer[] renderers;

        public LOD(float screenRelativeTransitionHeight, Renderer[] renderers)
        {
            this.screenRelativeTransitionHeight = screenRelativeTransitionHeight;
            this.renderers = renderers;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/LODGroup.html</summary>
    public partial class LODGroup : Component
    {
        private LOD[] _lods = System.Array.Empty<LOD>();

        /// <summary>Unity refuses heights that do not fall.</summary>
        public void SetLODs(LOD[] lods)
        {
            for (var level = 1; level < lods.Length; level++)
            {
                if (!(lods[level].screenRelativeTransitionHeight < lods[level - 1].screenRelativeTransitionHeight))
                    throw new System.InvalidOperationException("SetLODs: the heights do not fall");
            }
            _lods = lods;
        }

        public LOD[] GetLODs()
        {
            return _lods;
        }

        public void RecalculateBounds() { }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Avatar.html</summary>
    public partial class Avatar : Object
    {
        public bool isValid { get; internal set; }

        public bool isHuman { get; internal set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Animator.html</summary>
    public partial class Animator : Component
    {
        public Avatar? avatar { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/AnimationClip.html</summary>
    public sealed partial class AnimationClip : Object
    {
        public bool legacy { get; set; }

        internal bool LoopTime { get; set; } = true;
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/HumanLimit.html</summary>
    public partial struct HumanLimit
    {
        public bool useDefaultValues { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/HumanBone.html</summary>
    public partial struct HumanBone
    {
        public string humanName { get; set; }

        public string boneName { get; set; }

        public HumanLimit limit;
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/SkeletonBone.html</summary>
    public partial struct SkeletonBone
    {
        public string name;
        public Vector3 position;
        public Quaternion rotation;
        public Vector3 scale;
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/HumanDescription.html</summary>
    public partial struct HumanDescription
    {
        public HumanBone[]? human;
        public SkeletonBone[]? skeleton;

        public float upperArmTwist { get; set; }

        public float lowerArmTwist { get; set; }

        public float upperLegTwist { get; set; }

        public float lowerLegTwist { get; set; }

        public float armStretch { get; set; }

        public float legStretch { get; set; }

        public float feetSpacing { get; set; }

        public bool hasTranslationDoF { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/AvatarBuilder.html</summary>
    public static partial class AvatarBuilder
    {
        /// <summary>Unity refuses a description that lacks a transform of the hierarchy.</summary>
        public static Avatar BuildHumanAvatar(GameObject go, HumanDescription humanDescription)
        {
            var names = new System.Collections.Generic.HashSet<string>();
            foreach (var bone in humanDescription.skeleton ?? System.Array.Empty<SkeletonBone>())
                names.Add(bone.name);
            var isValid = true;
            foreach (var bone in humanDescription.human ?? System.Array.Empty<HumanBone>())
                isValid &= names.Contains(bone.boneName);
            isValid &= names.Contains(go.name);
            return new Avatar { isValid = isValid, isHuman = isValid };
        }
    }
}
